grammar G;
s : A ;
A : 'a' ;
WS : ' ' -> skipp ;
