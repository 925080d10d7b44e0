grammar G;
s : A B
t : A ;
A : 'a' ;
B : 'b' ;
