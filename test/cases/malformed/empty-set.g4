grammar G;
s : A ;
A : [] ;
